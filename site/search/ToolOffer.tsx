import type { RefObject } from 'react';
import { isPlainClick } from '#runtime/plain-click.ts';
import { handOver } from '#site/tools/hand-over.ts';
import type { Offer } from './recognize/offer.ts';
import type { SearchTexts } from './search-texts.ts';

interface ToolOfferProps {
  offer: Offer | undefined;
  /** Whether the text is kept outside the field, so that the reader must be told about it and able to remove it. */
  isPasted: boolean;
  texts: SearchTexts;
  link: RefObject<HTMLAnchorElement | null>;
  onFollow: () => void;
  onDrop: () => void;
}

/** Says what the text is, and leads to the tool for it. Announced when it appears. */
export function ToolOffer({ offer, isPasted, texts, link, onFollow, onDrop }: ToolOfferProps) {
  return (
    <div role="status" className="search-offer">
      {offer && (
        <>
          <p>
            <strong>{offer.says}</strong>{' '}
            <a
              ref={link}
              href={offer.href}
              onClick={({ nativeEvent }) => {
                // Another tab would open the tool without the text, and this tab would keep the text for later.
                if (!isPlainClick(nativeEvent)) return;
                handOver(offer.tool, offer.text);
                onFollow();
              }}
            >
              {offer.action}
            </a>
          </p>
          {isPasted && (
            <p className="search-offer-note">
              {texts.searchPasted}{' '}
              <button type="button" onClick={onDrop}>
                {texts.searchDropPasted}
              </button>
            </p>
          )}
        </>
      )}
    </div>
  );
}

import { useRef } from 'react';
import { type OfflineOffer, offlineGroups } from '#model/offline.ts';
import { buildText, failureText, isCurrent, sizeText, statusText } from './copy-texts.ts';
import { totalBytes } from './keep-copy.ts';
import { type OfflineCopyControls, useOfflineCopy } from './use-offline-copy.ts';

const groupNames = { pages: 'Pages', search: 'Search', tools: 'Tools', images: 'Images' } as const;

/** Keeps, updates and removes the copy of the docs on this device. */
export function OfflineCopy({ base }: { base: string }) {
  const controls = useOfflineCopy(base);
  const { state } = controls;
  const primary = useRef<HTMLButtonElement>(null);
  const { label, run } = nextStep(controls);
  const found = state.status === 'found' ? state : undefined;
  const offer = typeof found?.offer === 'object' ? found.offer : undefined;
  return (
    <div className="offline-copy" data-needs-js="">
      <p role="status" className="offline-status">
        {statusText(state)}
      </p>
      {found?.failure && (
        <p role="alert" className={found.failure === 'stopped' ? 'offline-detail' : 'offline-trouble'}>
          {failureText(found.failure, found.offer)}
        </p>
      )}
      {state.status === 'impossible' && (
        <p className="offline-detail">
          Copies need an address with https and a window that is not private. In some browsers a setting blocks them.
        </p>
      )}
      {found?.kept && <p className="offline-detail">The copy: {buildText(found.kept.offer)}.</p>}
      {offer && !isCurrent({ kept: found?.kept, offer }) && <Sizes offer={offer} />}
      {state.status === 'keeping' && <Progress loaded={state.loaded} total={state.total} />}
      <p className="offline-buttons">
        {label !== undefined && (
          <button ref={primary} type="button" className="button button-primary" disabled={!run} onClick={run}>
            {label}
          </button>
        )}
        {found && (found.kept || found.hasUnfinished) && (
          <button
            type="button"
            className="button"
            onClick={() => {
              // The button goes away with what it removes.
              primary.current?.focus();
              controls.remove();
            }}
          >
            Remove the copy
          </button>
        )}
      </p>
      {offer?.archive && (
        <p className="offline-archive">
          <a href={offer.archive.address} download="">
            Download all pages as an archive
          </a>{' '}
          (ZIP, {sizeText(offer.archive.bytes)})
        </p>
      )}
    </div>
  );
}

/** What the first button does. It stays the same element, so that focus stays on it. */
function nextStep({ state, look, keep, stop }: OfflineCopyControls): { label?: string; run?: () => void } {
  if (state.status === 'looking') return { label: 'Keep these docs offline' };
  if (state.status === 'impossible') return {};
  if (state.status === 'keeping') return { label: 'Stop loading', run: stop };
  const { offer, kept, hasUnfinished } = state;
  if (offer === 'none') return {};
  if (offer === 'unreachable' || isCurrent(state)) return { label: 'Look for a newer build', run: look };
  const label = kept ? 'Update the copy' : hasUnfinished ? 'Go on loading' : 'Keep these docs offline';
  return { label, run: () => keep(offer) };
}

function Sizes({ offer }: { offer: OfflineOffer }) {
  const groups = offlineGroups.filter((group) => offer.groups[group].files > 0);
  return (
    <>
      <dl className="offline-sizes">
        {groups.map((group) => (
          <div key={group}>
            <dt>{groupNames[group]}</dt>
            <dd>{sizeText(offer.groups[group].bytes)}</dd>
          </div>
        ))}
        <div>
          <dt>On this device</dt>
          <dd>{sizeText(totalBytes(offer))}</dd>
        </div>
      </dl>
      <p className="offline-detail">
        Offered: {buildText(offer)}. Loading takes less than that where the host compresses what it sends. Stay on this
        page until it is done; what you leave unfinished goes on from there.
      </p>
    </>
  );
}

function Progress({ loaded, total }: { loaded: number; total: number }) {
  return (
    <div>
      <progress className="offline-progress" aria-label="Loading the copy" value={loaded} max={total || 1} />
      <p className="offline-detail">
        {sizeText(loaded)} of {sizeText(total)}
      </p>
    </div>
  );
}

import { useRef } from 'react';
import { type OfflineOffer, offlineGroups } from '#model/offline.ts';
import type { Texts } from '#model/strings.ts';
import { fillNodes } from '#site/fill-nodes.ts';
import { useTexts } from '#site/use-texts.ts';
import { buildText, failureText, isCurrent, sizeText, statusText } from './copy-texts.ts';
import { totalBytes } from './keep-copy.ts';
import { offlineCopyTexts } from './texts.ts';
import { type OfflineCopyControls, useOfflineCopy } from './use-offline-copy.ts';

const groupNames = { pages: 'Pages', search: 'Search', tools: 'Tools', images: 'Images' } as const;

/** Keeps, updates and removes the copy of the docs on this device. */
export function OfflineCopy({ base }: { base: string }) {
  const t = useTexts(offlineCopyTexts);
  const controls = useOfflineCopy(base);
  const { state } = controls;
  const primary = useRef<HTMLButtonElement>(null);
  const { label, run } = nextStep(controls, t);
  const found = state.status === 'found' ? state : undefined;
  const offer = typeof found?.offer === 'object' ? found.offer : undefined;
  return (
    <div className="offline-copy" data-needs-js="" aria-busy={state.status === 'looking'}>
      <p role="status" className="offline-status">
        {statusText(state)}
      </p>
      {found?.failure && (
        <p role="alert" className={found.failure === 'stopped' ? 'offline-detail' : 'offline-trouble'}>
          {failureText(found.failure, found.offer)}
        </p>
      )}
      {state.status === 'impossible' && <p className="offline-detail">{t.offlineCopyCopiesNeedAddressHttps}</p>}
      {found?.kept && (
        <p className="offline-detail">{fillNodes(t.offlineCopyCopy, { offer: buildText(found.kept.offer) })}</p>
      )}
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
              // The button disappears along with the copy that it removes.
              primary.current?.focus();
              controls.remove();
            }}
          >
            {t.offlineCopyRemoveCopy}
          </button>
        )}
      </p>
      {offer?.archive && (
        <p className="offline-archive">
          {fillNodes(t.offlineCopyZip, {
            link: (
              <a href={offer.archive.address} download="">
                {t.offlineCopyDownloadAllPagesAs}
              </a>
            ),
            bytes: sizeText(offer.archive.bytes),
          })}
        </p>
      )}
    </div>
  );
}

/** The action of the first button. It stays the same element, so that it keeps the focus. */
function nextStep(
  { state, look, keep, stop }: OfflineCopyControls,
  t: Texts<typeof offlineCopyTexts>,
): { label?: string; run?: () => void } {
  if (state.status === 'looking') return { label: t.offlineCopyKeepTheseDocsOffline };
  if (state.status === 'impossible') return {};
  if (state.status === 'keeping') return { label: t.offlineCopyStopLoading, run: stop };
  const { offer, kept, hasUnfinished } = state;
  if (offer === 'none') return {};
  if (offer === 'unreachable' || isCurrent(state)) return { label: t.offlineCopyLookNewerBuild, run: look };
  const label = kept
    ? t.offlineCopyUpdateCopy
    : hasUnfinished
      ? t.offlineCopyGoLoading
      : t.offlineCopyKeepTheseDocsOffline;
  return { label, run: () => keep(offer) };
}

function Sizes({ offer }: { offer: OfflineOffer }) {
  const t = useTexts(offlineCopyTexts);
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
          <dt>{t.offlineCopyDevice}</dt>
          <dd>{sizeText(totalBytes(offer))}</dd>
        </div>
      </dl>
      <p className="offline-detail">{fillNodes(t.offlineCopyOfferedLoadingTakesLess, { offer: buildText(offer) })}</p>
    </>
  );
}

function Progress({ loaded, total }: { loaded: number; total: number }) {
  const t = useTexts(offlineCopyTexts);
  return (
    <div>
      <progress className="offline-progress" aria-label={t.offlineCopyLoadingCopy} value={loaded} max={total || 1} />
      <p className="offline-detail">
        {fillNodes(t.offlineCopyOf, { loaded: sizeText(loaded), total: sizeText(total) })}
      </p>
    </div>
  );
}

import { fill } from '#model/fill.ts';
import { copyLink } from '#site/tools/copy-link.ts';
import { useTexts } from '#site/use-texts.ts';
import { answerOf } from '#site/worker-client/worker-client.ts';
import type { Draft } from '../session/bench.ts';
import { formatShared } from '../session/bench-state.ts';
import type { BenchClient } from '../session/use-runner.ts';
import { formatVariables, parseVariables } from '../session/variables.ts';
import { benchTexts } from '../texts.ts';

interface DocumentActionsProps {
  client: BenchClient;
  draft: Draft;
  /** Query string of the documented operation that the draft is; undefined for any other draft. */
  link: string | undefined;
  /** Address of the workbench. */
  page: string;
  onDraft: (draft: Draft) => void;
  /** Called with a description of what was done, or why it couldn't be done. */
  onSaid: (text: string) => void;
}

/** The actions for an operation besides running it. */
export function DocumentActions({ client, draft, link, page, onDraft, onSaid }: DocumentActionsProps) {
  const t = useTexts(benchTexts);
  const { document, variables } = draft;
  const format = async () => {
    const formatted = answerOf(await client.ask<'format'>({ kind: 'format', document }));
    if (formatted === undefined) return;
    if ('text' in formatted) onDraft({ document: formatted.text, variables });
    onSaid('text' in formatted ? '' : formatted.reason === 'comments' ? t.benchFormatComments : t.benchFormatInvalid);
  };
  const lift = async () => {
    const lifted = answerOf(await client.ask<'lift'>({ kind: 'lift', document }));
    const parsed = parseVariables(variables);
    if (lifted === undefined || 'reason' in parsed) return onSaid(t.benchLiftInvalid);
    onDraft({ document: lifted.document, variables: formatVariables({ ...lifted.variables, ...parsed.value }) });
    onSaid(t.benchLifted);
  };
  const share = async () => {
    const lifted = link === undefined ? answerOf(await client.ask<'lift'>({ kind: 'lift', document })) : undefined;
    const place = link ?? (lifted && formatShared(lifted.document));
    if (place === undefined) return onSaid(t.benchShareInvalid);
    const { address, copied } = await copyLink(page + place);
    onSaid(copied ? t.benchShared : fill(t.benchShareFailed, { address }));
  };
  return (
    <>
      <button type="button" className="button" onClick={format}>
        {t.benchFormat}
      </button>
      <button type="button" className="button" onClick={lift}>
        {t.benchLift}
      </button>
      <button type="button" className="button" onClick={share}>
        {t.benchShare}
      </button>
    </>
  );
}

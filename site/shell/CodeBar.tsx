import { Copy, Play, RotateCcw, SlidersHorizontal, TextWrap } from 'lucide';
import { useSite } from '#site/context.ts';
import { Icon } from '#site/ui/Icon.tsx';
import { operationRun } from './operation-run.ts';

/** The buttons of a block of code, as a template: they need JavaScript anyway, so the runtime adds them to every block on a page. */
export function CodeBar() {
  const site = useSite();
  const { strings } = site;
  const run = operationRun(site);
  return (
    <template data-code-bar="">
      <div className="code-bar">
        {run && (
          <button type="button" className="code-button code-run" {...run}>
            <Icon of={Play} />
            {strings.runSample}
          </button>
        )}
        <button type="button" className="code-button" data-values-open="" aria-label={strings.valuesOpen}>
          <Icon of={SlidersHorizontal} />
        </button>
        <button type="button" className="code-button" data-values-reset="" aria-label={strings.valuesReset}>
          <Icon of={RotateCcw} />
        </button>
        <button type="button" className="code-button" data-wrap="" aria-pressed="false" aria-label={strings.wrapLines}>
          <Icon of={TextWrap} />
        </button>
        <button type="button" className="code-button" data-copy="" aria-label={strings.copyCode}>
          <Icon of={Copy} />
        </button>
      </div>
    </template>
  );
}

import { RotateCcw, SlidersHorizontal } from 'lucide';
import { useSite } from '#site/context.ts';
import { Icon } from '#site/ui/Icon.tsx';

/** What the runtime adds to pages whose samples have places for the reader's values. It is a template, because it needs JavaScript anyway. */
export function ValuesBar() {
  const { strings } = useSite();
  return (
    <template data-values-bar="">
      <p className="values-bar">
        <button type="button" data-values-open="">
          <Icon of={SlidersHorizontal} />
          {strings.valuesOpen}
        </button>
        <button type="button" data-values-reset="">
          <Icon of={RotateCcw} />
          {strings.valuesReset}
        </button>
      </p>
    </template>
  );
}

import { ArrowLeft, ArrowRight } from 'lucide';
import { fill } from '#model/fill.ts';
import type { Integration } from '#model/integration.ts';
import { useSite } from '#site/context.ts';
import { Logo } from '#site/shell/Logo.tsx';
import { Icon } from '#site/ui/Icon.tsx';
import { Mark } from '#site/ui/Mark.tsx';
import { connectionCounts } from './integration-counts.ts';

/** As many marks of each kind as fit next to the heading. */
const mostMarks = 8;

/**
 * How metadata gets into DataHub: sources that ingestion reads on one side, and products that send changes on the other. It's drawn with elements
 * that the page already has, because the style sheet for pictures of the web application would exceed the page's budget.
 */
export function ConnectionPicture({ integrations }: { integrations: readonly Integration[] }) {
  const { strings } = useSite();
  const pull = integrations.filter(({ connection }) => connection === 'Pull');
  const push = integrations.filter(({ connection }) => connection === 'Push');
  if (pull.length === 0 || push.length === 0) return null;
  return (
    <figure className="connections" role="img" aria-label={connectionCounts(integrations, strings)}>
      <Side integrations={pull} text={strings.integrationPull} />
      <Icon of={ArrowRight} />
      <Logo />
      <Icon of={ArrowLeft} />
      <Side integrations={push} text={strings.integrationPush} />
    </figure>
  );
}

function Side({ integrations, text }: { integrations: readonly Integration[]; text: string }) {
  const { asset } = useSite();
  // Readers recognize icons. Monograms only fill the remaining space.
  const known = integrations.filter(({ icon }) => icon !== null);
  const others = integrations.filter(({ icon }) => icon === null);
  return (
    <div>
      <div>
        {[...known, ...others].slice(0, mostMarks).map(({ id, title, icon }) => (
          <Mark key={id} title={title} icon={icon} sprite={asset('brand-icons')} />
        ))}
      </div>
      <p>{fill(text, { count: integrations.length })}</p>
    </div>
  );
}

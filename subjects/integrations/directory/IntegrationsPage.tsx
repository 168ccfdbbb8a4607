import { useSite } from '#site/context.ts';
import type { ScreenProps } from '#site/screen-props.ts';
import { IntegrationsView } from './IntegrationsView.tsx';
import { connectionCounts, integrationCounts } from './integration-counts.ts';
import { ValueLegend } from './ValueLegend.tsx';

/** `/integrations`: everything that DataHub connects to. */
export default function IntegrationsPage(props: ScreenProps) {
  const { strings } = useSite();
  return (
    <IntegrationsView view="list" {...props} heading="DataHub Integrations" note={<ValueLegend texts={strings} />}>
      {integrationCounts(props.integrations, strings)} {connectionCounts(props.integrations, strings)}
    </IntegrationsView>
  );
}

import type { Integration } from '#model/integration.ts';
import { useSite } from '#site/context.ts';
import type { ScreenProps } from '#site/screen-props.ts';
import { IntegrationsView } from './IntegrationsView.tsx';
import { connectionCounts, integrationCounts } from './integration-counts.ts';
import { ValueLegend } from './ValueLegend.tsx';

/** `/integrations`: everything that DataHub connects to. */
export default function IntegrationsPage({
  pages,
  facts: { integrations },
}: ScreenProps<{ integrations: readonly Integration[] }>) {
  const { strings } = useSite();
  return (
    <IntegrationsView
      view="list"
      pages={pages}
      integrations={integrations}
      heading="DataHub Integrations"
      note={<ValueLegend texts={strings} />}
    >
      {integrationCounts(integrations, strings)} {connectionCounts(integrations, strings)}
    </IntegrationsView>
  );
}

import type { Integration } from '#model/integration.ts';
import { useSite } from '#site/context.ts';
import type { ScreenProps } from '#site/screen-props.ts';
import { useTexts } from '#site/use-texts.ts';
import { directoryTexts } from '../texts.ts';
import { IntegrationsView } from './IntegrationsView.tsx';
import { connectionCounts, integrationCounts } from './integration-counts.ts';
import { ValueLegend } from './ValueLegend.tsx';

/** `/integrations`: everything that DataHub connects to. */
export default function IntegrationsPage({
  pages,
  facts: { integrations },
}: ScreenProps<{ integrations: readonly Integration[] }>) {
  const t = useTexts(directoryTexts);
  const { strings } = useSite();
  return (
    <IntegrationsView
      view="list"
      pages={pages}
      integrations={integrations}
      heading={t.directoryDatahubIntegrations}
      note={<ValueLegend texts={strings} />}
    >
      {integrationCounts(integrations, strings)} {connectionCounts(integrations, strings)}
    </IntegrationsView>
  );
}

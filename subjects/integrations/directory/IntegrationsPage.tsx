import type { Integration } from '#model/integration.ts';
import { useSite } from '#site/context.ts';
import type { ScreenProps } from '#site/screen-props.ts';
import { useTexts } from '#site/use-texts.ts';
import { directoryTexts } from '../texts.ts';
import { ConnectionPicture } from './ConnectionPicture.tsx';
import { IntegrationsView } from './IntegrationsView.tsx';
import { connectionCounts, integrationCounts, moduleCounts } from './integration-counts.ts';
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
      picture={<ConnectionPicture integrations={integrations} />}
      note={<ValueLegend texts={strings} />}
      more={
        <p className="directory-counts">
          {moduleCounts(integrations, strings)} {connectionCounts(integrations, strings)}
        </p>
      }
    >
      {integrationCounts(integrations, strings)}
    </IntegrationsView>
  );
}

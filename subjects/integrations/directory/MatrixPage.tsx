import type { Integration } from '#model/integration.ts';
import { useSite } from '#site/context.ts';
import type { ScreenProps } from '#site/screen-props.ts';
import { CapabilityGuideList } from './CapabilityGuideList.tsx';
import { IntegrationsView } from './IntegrationsView.tsx';
import { integrationCounts, moduleCounts } from './integration-counts.ts';
import { ValueLegend } from './ValueLegend.tsx';

/** `/integrations/matrix`: what every connector can do, in one table. */
export default function MatrixPage({
  screen,
  pages,
  facts: { integrations },
}: ScreenProps<{ integrations: readonly Integration[] }>) {
  const { strings } = useSite();
  return (
    <IntegrationsView
      view="matrix"
      pages={pages}
      integrations={integrations.filter(({ modules }) => modules.length > 0)}
      heading={screen.title}
      note={<ValueLegend texts={strings} />}
      more={
        <>
          <p className="directory-counts">
            {integrationCounts(integrations, strings)} {moduleCounts(integrations, strings)}
          </p>
          <CapabilityGuideList heading={strings.integrationColumns} />
        </>
      }
    >
      {screen.lead}
    </IntegrationsView>
  );
}

import type { ScreenProps } from '#site/screen-props.ts';
import { IntegrationsView } from './IntegrationsView.tsx';

/** `/integrations`: everything that DataHub connects to. */
export default function IntegrationsPage(props: ScreenProps) {
  return (
    <IntegrationsView view="list" {...props} heading="DataHub Integrations">
      {props.integrations.length} products that DataHub reads from or that report to it. <em>Pull</em> means that
      ingestion reads on a schedule; <em>push</em> means that the product sends what happens as it happens.
    </IntegrationsView>
  );
}

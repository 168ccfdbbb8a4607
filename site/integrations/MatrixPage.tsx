import { useSite } from '#site/context.ts';
import type { ScreenProps } from '#site/screen-props.ts';
import { IntegrationsView } from './IntegrationsView.tsx';
import { ModeLegend } from './ModeLegend.tsx';

/** `/integrations/matrix`: what every connector can do, in one table. */
export default function MatrixPage(props: ScreenProps) {
  const { strings } = useSite();
  const integrations = props.integrations.filter(({ modules }) => modules.length > 0);
  return (
    <IntegrationsView
      view="matrix"
      {...props}
      integrations={integrations}
      heading={props.screen.title}
      note={<ModeLegend texts={strings} />}
    >
      What each connector reads besides names and columns, and how you switch it on. A name leads to the options behind
      the words and to what limits them.
    </IntegrationsView>
  );
}

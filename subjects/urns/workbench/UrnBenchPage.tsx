import type { UrnSiteFacts } from '#model/urn/facts.ts';
import { useSite } from '#site/context.ts';
import { Island } from '#site/islands/Island.tsx';
import type { ScreenProps } from '#site/screen-props.ts';
import { ToolPage } from '#site/tools/ToolPage.tsx';
import { toolSetup } from '#site/tools/tool-setup.ts';
import { useTexts } from '#site/use-texts.ts';
import { urnTexts } from '../texts.ts';
import { urnTranslatable } from '../translatable.ts';
import { UrnBench } from './UrnBench.tsx';

const entityPage = (name: string) => `/docs/generated/metamodel/entities/${name.toLowerCase()}`;

/** `/tools/urn`: parses and builds URNs. */
export default function UrnBenchPage({
  screen,
  facts: { urns },
  screenTexts,
  pictures,
}: ScreenProps<{ urns: UrnSiteFacts }>) {
  const t = useTexts(urnTexts);
  const site = useSite();
  const pages = Object.fromEntries(
    urns.kinds.flatMap(({ name }) => (site.exists(entityPage(name)) ? [[name, site.href(entityPage(name))]] : [])),
  );
  return (
    <ToolPage
      screen={screen}
      picture={pictures[screen.path]}
      text={screenTexts['tools-urn']}
      tool={
        <Island
          name="tool-urn"
          component={UrnBench}
          texts={urnTranslatable}
          when="load"
          props={{ ...urns, pages, setup: toolSetup(site) }}
        />
      }
    >
      <details className="prose tool-text">
        <summary>{t.urnFormatsAllEntityTypes}</summary>
        <ul className="urn-formats">
          {urns.kinds.map(({ name, title, parts }) => {
            const values = parts.map((part) => `{${part.name}}`).join(',');
            return (
              <li key={name}>
                {pages[name] === undefined ? title : <a href={pages[name]}>{title}</a>}
                <code>
                  urn:li:{name}:{parts.length > 1 ? `(${values})` : values}
                </code>
              </li>
            );
          })}
        </ul>
      </details>
    </ToolPage>
  );
}

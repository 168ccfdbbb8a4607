import { ArrowRight } from 'lucide';
import type { ComponentType } from 'react';
import { useSite } from '#site/context.ts';
import { fillNodes } from '#site/fill-nodes.ts';
import type { ScreenProps } from '#site/screen-props.ts';
import { SearchBox } from '#site/search/SearchBox.tsx';
import { Icon } from '#site/ui/Icon.tsx';
import { useTexts } from '#site/use-texts.ts';
import { frameTexts } from '../texts.ts';

/** What DataHub is, who it is for, and screens that readers can try. */
export function Hero({ screen }: { screen: ScreenProps }) {
  const t = useTexts(frameTexts);
  const { href } = useSite();
  const Demo = screen.previews['/'] as ComponentType<ScreenProps> | undefined;
  return (
    <section className="hero">
      <div>
        <p className="eyebrow">{t.homeOpenSourceApache2}</p>
        <h1>{t.homeOneCatalogAllData}</h1>
        <p className="lead">{t.homeDatahubMetadataPlatformCollects}</p>
        <ul className="audiences">
          <li>{fillNodes(t.homeFindRightTableLearn, { strong: <strong>{t.homeAnalysts}</strong> })}</li>
          <li>{fillNodes(t.homeSeeWhatDependsTable, { strong: <strong>{t.homeDataEngineers}</strong> })}</li>
          <li>{fillNodes(t.homeManageTermsOwnersAccess, { strong: <strong>{t.homeDataStewards}</strong> })}</li>
        </ul>
        <div className="hero-actions">
          <a className="button button-primary" href={href('/docs/quickstart')}>
            {t.homeRunMinutes} <Icon of={ArrowRight} />
          </a>
          <a className="button" href={href('/docs/introduction')}>
            {t.homeIntroduction}
          </a>
        </div>
        <SearchBox />
      </div>
      {Demo && <Demo {...screen} />}
    </section>
  );
}

import type { ComponentType } from 'react';
import { useSite } from '#site/context.ts';
import { fillNodes } from '#site/fill-nodes.ts';
import type { ScreenProps } from '#site/screen-props.ts';
import { SearchBox } from '#site/search/SearchBox.tsx';
import { ToolCards } from '#site/tools/ToolCards.tsx';
import { Icon } from '#site/ui/Icon.tsx';
import { useTexts } from '#site/use-texts.ts';
import { frameTexts } from '../texts.ts';
import { guideLists, quickLinks } from './guides.ts';

/** `/docs/`: every topic one or two clicks away. Pages that are not written yet are left out. */
export default function DocsLandingPage(screen: ScreenProps) {
  const t = useTexts(frameTexts);
  const { strings, screens, href, exists } = useSite();
  const Preview = screen.previews['/docs'] as ComponentType<ScreenProps> | undefined;
  const tools = screens.find((one) => one.screen === 'tools');
  return (
    <div className="landing">
      <header className="landing-head pictured">
        <div>
          <h1>{screen.screen.title}</h1>
          <p className="lead">{screen.screen.lead}</p>
          <SearchBox />
        </div>
        {Preview && <Preview {...screen} />}
      </header>
      <ul className="cards">
        {quickLinks
          .filter(({ to }) => exists(to))
          .map(({ title, to, text, icon }) => (
            <li key={to}>
              <a className="card" href={href(to)}>
                <Icon of={icon} />
                <strong>{title}</strong>
                <span>{text}</span>
              </a>
            </li>
          ))}
      </ul>
      {tools && (
        <section className="landing-tools">
          <h2>
            <a href={href(tools.path)}>{tools.title}</a>
          </h2>
          <ToolCards screen={screen} heading="h3" />
        </section>
      )}
      <div className="guide-lists">
        {guideLists.map(({ title, seeMore, items }) => (
          <section key={title}>
            <h2>{title}</h2>
            <ul>
              {items
                .filter(({ to }) => exists(to))
                .map((item) => (
                  <li key={item.to}>
                    <a href={href(item.to)}>{item.title}</a>
                  </li>
                ))}
            </ul>
            {seeMore && exists(seeMore) && (
              <a className="see-more" href={href(seeMore)}>
                {fillNodes(t.docsLandingSeeMore, { span: <span className="visually-hidden">: {title}</span> })}
              </a>
            )}
          </section>
        ))}
      </div>
      <p className="landing-end">
        <a href={href('/offline')}>{strings.offlineLink}</a> · <a href={href('/samples')}>{strings.samplesLink}</a>
      </p>
    </div>
  );
}

import { useSite } from '#site/context.ts';
import type { ScreenProps } from '#site/screen-props.ts';
import { tools } from './tools.ts';

/** `/tools`: what readers can work with in the page. */
export default function ToolsPage({ screen }: ScreenProps) {
  const { href, exists } = useSite();
  return (
    <div className="landing">
      <header className="landing-head">
        <h1>{screen.title}</h1>
        <p className="lead">
          They run in your browser. What you type or paste stays on your machine: nothing is sent, and nothing is stored
          unless you ask for it.
        </p>
      </header>
      <ul className="cards">
        {tools
          .filter(({ path }) => exists(path))
          .map(({ path, title, sentence }) => (
            <li key={path}>
              <a className="card" href={href(path)}>
                <strong>{title}</strong>
                <span>{sentence}</span>
              </a>
            </li>
          ))}
      </ul>
    </div>
  );
}

import { useSite } from '#site/context.ts';

/** The link to a page's Markdown. The runtime adds the page menu next to it, whose items all need JavaScript (PageMenuItems.tsx). */
export function PageMenu({ path }: { path: string }) {
  const { strings, twin } = useSite();
  return (
    <p className="page-menu" data-page-menu="">
      <a href={twin(path)}>{strings.markdown}</a>
    </p>
  );
}

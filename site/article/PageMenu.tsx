import { useSite } from '#site/context.ts';

/** The way to the Markdown of a page. The runtime puts the menu of the page beside it, whose items all need script (PageMenuItems.tsx). */
export function PageMenu({ path }: { path: string }) {
  const { strings, twin } = useSite();
  return (
    <p className="page-menu" data-page-menu="">
      <a href={twin(path)}>{strings.markdown}</a>
    </p>
  );
}

import { PageMenuItems } from '#site/article/PageMenuItems.tsx';
import { useSite } from '#site/context.ts';
import { CodeBar } from './CodeBar.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import { SearchDialog } from './SearchDialog.tsx';
import { ValuesBar } from './ValuesBar.tsx';
import { ValuesDialog } from './ValuesDialog.tsx';

/**
 * The dialogs of every page, the buttons of code blocks and the menu of a page. They are a file of their own, which the runtime puts into the page when the reader begins to do something:
 * most visits need none of them.
 */
export function Overlays() {
  const { asset, strings } = useSite();
  return (
    <>
      <MobileMenu />
      <SearchDialog />
      <ValuesDialog />
      <template
        data-later={[asset('styles/reference'), asset('styles/filters')].join(' ')}
        data-copied={strings.copied}
        data-copy-failed={strings.copyFailed}
        data-close={strings.close}
      />
      <CodeBar />
      <PageMenuItems />
      <ValuesBar />
    </>
  );
}

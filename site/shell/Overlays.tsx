import { PageMenuItems } from '#site/article/PageMenuItems.tsx';
import { useSite } from '#site/context.ts';
import { CodeBar } from './CodeBar.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import { SearchDialog } from './SearchDialog.tsx';
import { ValuesBar } from './ValuesBar.tsx';
import { ValuesDialog } from './ValuesDialog.tsx';

/**
 * The dialogs of every page, the buttons of code blocks, and the page menu. They are in a separate file, which the runtime adds
 * to the page when the reader starts to do something, because most visits need none of them.
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

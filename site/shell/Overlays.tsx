import { CodeBar } from './CodeBar.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import { SearchDialog } from './SearchDialog.tsx';

/**
 * The dialogs of every page, and the buttons of code blocks. They are a file of their own, which the runtime puts into the page when the reader begins to do something:
 * most visits need none of them.
 */
export function Overlays() {
  return (
    <>
      <MobileMenu />
      <SearchDialog />
      <CodeBar />
    </>
  );
}

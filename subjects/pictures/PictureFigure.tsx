import type { PictureBlock } from '#model/pictures.ts';
import { CalloutContext } from './kit/picture-context.ts';
import { screens } from './screens.ts';

/**
 * A screen of the web application, drawn with text that can be selected and found. Screen readers get its text alternative. Throws if no screen has
 * that name, which a test rules out.
 */
export function Picture({ name, alt, callouts }: Pick<PictureBlock, 'name' | 'alt' | 'callouts'>) {
  const Screen = screens[name];
  if (!Screen) throw new Error(`subjects/pictures/screens.ts has no screen "${name}".`);
  return (
    <div className="k-picture" role="img" aria-label={alt}>
      <div className="k-screen">
        <CalloutContext value={callouts}>
          <Screen />
        </CalloutContext>
      </div>
    </div>
  );
}

/** A picture in a page with its caption; the explanations of its numbers follow as a list. */
export function PictureFigure({ block }: { block: PictureBlock }) {
  return (
    <figure className="picture">
      <Picture {...block} />
      <figcaption>{block.caption}</figcaption>
    </figure>
  );
}

import { useSite } from '#site/context.ts';
import { fillNodes } from '#site/fill-nodes.ts';
import { useTexts } from '#site/use-texts.ts';
import { Picture } from './PictureFigure.tsx';
import { pictureTexts } from './texts.ts';

interface PagePictureProps {
  /** As `screens.ts` calls it. */
  name: string;
  /** With `{link}` where the link to the guide belongs. */
  caption: string;
  link: string;
  /** Path of the guide. */
  to: string;
}

/** A screen beside the title of a page, with a link to the guide about it. A site without a sample company has nothing to show. */
function PagePicture({ name, caption, link, to }: PagePictureProps) {
  const { href, exists, pictures } = useSite();
  if (!pictures.company || !exists(to)) return null;
  return (
    <figure className="picture page-picture">
      <Picture name={name} alt={pictures.alts[name] ?? ''} callouts={[]} />
      <figcaption>{fillNodes(caption, { link: <a href={href(to)}>{link}</a> })}</figcaption>
    </figure>
  );
}

/** What `/docs` shows beside its title. */
export function LandingPicture() {
  const t = useTexts(pictureTexts);
  return (
    <PagePicture
      name="lineage-graph"
      caption={t.pictureLineageCaption}
      link={t.pictureLineageLink}
      to="/docs/act-on-metadata/impact-analysis"
    />
  );
}

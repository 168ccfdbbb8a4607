import { useSite } from '#site/context.ts';
import { fillNodes } from '#site/fill-nodes.ts';
import { useTexts } from '#site/use-texts.ts';
import { Picture } from './PictureFigure.tsx';
import { pictureTexts } from './texts.ts';

interface PagePictureProps {
  /** Its name in `screens.ts`. */
  name: string;
  /** Numbered places that the caption refers to. */
  callouts?: readonly string[];
  /** With `{link}` where the link to the guide belongs. */
  caption: string;
  link: string;
  /** Path of the guide. */
  to: string;
}

/** A screen next to a page's title or text, with a link to the guide about it. A site without a sample company shows nothing. */
function PagePicture({ name, callouts = [], caption, link, to }: PagePictureProps) {
  const { href, exists, pictures } = useSite();
  if (!pictures.company || !exists(to)) return null;
  return (
    <figure className="picture page-picture">
      <Picture name={name} alt={pictures.alts[name] ?? ''} callouts={callouts} />
      <figcaption>{fillNodes(caption, { link: <a href={href(to)}>{link}</a> })}</figcaption>
    </figure>
  );
}

/** The picture next to the title of `/docs`. */
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

/** The picture next to the text of `/tools/recipes`. */
export function RecipePicture() {
  const t = useTexts(pictureTexts);
  return (
    <PagePicture
      name="source-recipe-yaml"
      caption={t.pictureRecipeCaption}
      link={t.pictureRecipeLink}
      to="/docs/ui-ingestion"
    />
  );
}

/** The picture next to the text of `/tools/errors`. */
export function RunPicture() {
  const t = useTexts(pictureTexts);
  return (
    <PagePicture
      name="run-details"
      callouts={['download', 'show-more']}
      caption={t.pictureRunCaption}
      link={t.pictureRunLink}
      to="/docs/ui-ingestion"
    />
  );
}

/** The picture next to the text of `/tools/graphql`. */
export function GraphiqlPicture() {
  const t = useTexts(pictureTexts);
  return (
    <PagePicture
      name="account-menu"
      callouts={['account', 'graphiql']}
      caption={t.pictureGraphiqlCaption}
      link={t.pictureGraphiqlLink}
      to="/docs/api/graphql/overview"
    />
  );
}

/** The picture next to the text of `/tools/urn`. */
export function UrnPicture() {
  const t = useTexts(pictureTexts);
  return (
    <PagePicture
      name="asset-share"
      callouts={['share', 'copy-urn']}
      caption={t.pictureUrnCaption}
      link={t.pictureUrnLink}
      to="/docs/what/urn"
    />
  );
}

/** The picture next to the text of `/tools/metamodel`. */
export function ModelPicture() {
  const t = useTexts(pictureTexts);
  return (
    <PagePicture
      name="asset-schema"
      callouts={['owners', 'tags', 'domain']}
      caption={t.pictureModelCaption}
      link={t.pictureModelLink}
      to="/docs/what/relationship"
    />
  );
}

/** The picture next to the text of `/tools/deploy`. */
export function HomePicture() {
  const t = useTexts(pictureTexts);
  return (
    <PagePicture name="home" caption={t.pictureHomeCaption} link={t.pictureHomeLink} to="/docs/metadata-ingestion" />
  );
}

/** The picture next to the text of `/tools/upgrade`. */
export function ReleasePicture() {
  const t = useTexts(pictureTexts);
  return (
    <PagePicture
      name="account-menu"
      callouts={['account', 'release']}
      caption={t.pictureReleaseCaption}
      link={t.pictureReleaseLink}
      to="/docs/how/updating-datahub"
    />
  );
}

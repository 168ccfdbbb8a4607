import { useSite } from '#site/context.ts';
import { fillNodes } from '#site/fill-nodes.ts';
import { useTexts } from '#site/use-texts.ts';
import { Picture } from './PictureFigure.tsx';
import { pictureTexts } from './texts.ts';

interface PagePictureProps {
  /** As `screens.ts` calls it. */
  name: string;
  /** Places with a number, which the caption names. */
  callouts?: readonly string[];
  /** With `{link}` where the link to the guide belongs. */
  caption: string;
  link: string;
  /** Path of the guide. */
  to: string;
}

/** A screen beside the title or the text of a page, with a link to the guide about it. A site without a sample company has nothing to show. */
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

/** What `/tools/recipes` shows beside its text. */
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

/** What `/tools/errors` shows beside its text. */
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

/** What `/tools/graphql` shows beside its text. */
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

/** What `/tools/urn` shows beside its text. */
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

/** What `/tools/metamodel` shows beside its text. */
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

/** What `/tools/deploy` shows beside its text. */
export function HomePicture() {
  const t = useTexts(pictureTexts);
  return (
    <PagePicture name="home" caption={t.pictureHomeCaption} link={t.pictureHomeLink} to="/docs/metadata-ingestion" />
  );
}

/** What `/tools/upgrade` shows beside its text. */
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

import type { ScreenProps } from '#site/screen-props.ts';

/** `/guild/`: how to get help and take part. Its text is content/pages/guild.md. */
export default function CommunityPage({ screen, screenTexts }: ScreenProps) {
  return (
    <div className="screen-narrow">
      <h1>{screen.title}</h1>
      <p className="lead">{screen.description}</p>
      <div className="prose" dangerouslySetInnerHTML={{ __html: screenTexts.guild ?? '' }} />
    </div>
  );
}

import { dataProblem, didYouMean } from '#generators/drafting/data-problem.ts';
import { headingPart, markdownPart } from '#generators/drafting/draft-parts.ts';
import { generatedPage } from '#generators/drafting/generated-page.ts';
import { nextStepsParts } from '#generators/drafting/next-steps.ts';
import type { Generated } from '#generators/generated.ts';
import type { DraftPart } from '#model/page.ts';
import type { Origin, Problem } from '#model/problem.ts';
import type { EnvironmentData } from './data.ts';
import type { ComposeFacts, ComposeFile, ComposeService } from './schema/compose-facts.ts';
import type { ComposePage } from './schema/compose-page.ts';

type ComposeData = Pick<EnvironmentData, 'composeFacts' | 'composePage'>;

/** Folder of the Compose files in the platform's repository. */
const FOLDER = 'docker/';

/** The page about the platform's Compose files: the text about each file, and the facts about its services. */
export function generateCompose({ composeFacts: [facts], composePage: [page] }: ComposeData): Generated {
  if (facts === undefined || page === undefined) return { drafts: [], problems: [] };
  const { title, description, keywords, intro, groups, links } = page.value;
  const draft = generatedPage(
    {
      path: '/docs/deploy/compose',
      kind: 'settings',
      title,
      description,
      keywords,
      sources: facts.value.files.map(({ file }) => file),
      body: [
        ...markdownPart(intro, page.origin(['intro'])),
        ...groups.flatMap((group, index) => groupParts(group, facts.value, page.origin(['groups', index]))),
        ...nextStepsParts(links, page.origin(['links'])),
      ],
    },
    page.file,
  );
  return { drafts: [draft], problems: checkFiles(page.value, facts.value, page.origin(['groups'])) };
}

function groupParts(
  { title, text, files }: ComposePage['groups'][number],
  facts: ComposeFacts,
  origin: Origin,
): DraftPart[] {
  return [
    headingPart(2, title, origin),
    ...markdownPart(text, origin),
    ...files.flatMap(({ file, meaning }) => {
      const found = facts.files.find((each) => each.file === FOLDER + file);
      return [
        headingPart(3, `\`${file}\``, origin, fileAnchor(file)),
        ...markdownPart([meaning, ...(found === undefined ? [] : fileText(found, facts))].join('\n\n'), origin),
      ];
    }),
  ];
}

/** Anchor of a file. */
function fileAnchor(file: string): string {
  return file.replace(/\.ya?ml$/, '').replaceAll(/[/.]/g, '-');
}

function fileText({ services, volumes = [] }: ComposeFile, facts: ComposeFacts): string[] {
  if (services.length === 0) return [];
  const known = new Set(facts.envFiles.map(({ file }) => file));
  const missing = [...new Set(services.flatMap(({ envFiles = [] }) => envFiles))].filter((file) => !known.has(file));
  return [
    [
      '| Service | Image | Ports | Volumes | Starts after |',
      '| --- | --- | --- | --- | --- |',
      ...services.map(serviceRow),
    ].join('\n'),
    ...(volumes.length === 0 ? [] : [`Named volumes: ${codeList(volumes)}.`]),
    ...(missing.length === 0
      ? []
      : [
          `The repository doesn't contain ${codeList(missing)}, which this file refers to, so Compose rejects the file.`,
        ]),
  ];
}

function serviceRow({ name, image, builds, ports = [], volumes = [], dependsOn = [] }: ComposeService): string {
  const images = image === undefined ? 'Changes the service' : `\`${image}\`${builds ? ', or built' : ''}`;
  return `| \`${name}\` | ${images} | ${codeList(ports)} | ${codeList(volumes)} | ${codeList(dependsOn)} |`;
}

function codeList(texts: readonly string[]): string {
  return texts.length === 0 ? '–' : texts.map((text) => `\`${text}\``).join(', ');
}

/** Files that exist on only one side. */
function checkFiles({ groups }: ComposePage, { files }: ComposeFacts, origin: Origin): Problem[] {
  const written = groups.flatMap((group) => group.files.map(({ file }) => file));
  const real = files.map(({ file }) => file.slice(FOLDER.length));
  return [
    ...real
      .filter((file) => !written.includes(file))
      .map((file) => dataProblem(origin, 'compose/undocumented', `${file} isn't described.`, 'Add it to a group.')),
    ...written
      .filter((file) => !real.includes(file))
      .map((file) =>
        dataProblem(
          origin,
          'compose/unknown',
          `The platform has no file ${file}.`,
          didYouMean(file, real, 'Remove it.'),
        ),
      ),
  ];
}

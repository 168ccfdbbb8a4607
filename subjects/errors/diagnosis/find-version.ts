import type { NormalText } from './normalize-text.ts';

/** Maximum number of characters to examine. */
const READ = 100_000;

const number = String.raw`v?(\d{1,2}\.\d{1,3}(?:\.\d{1,3}){0,2})\b`;

// Where programs and people name the version of DataHub. Charts and actions have numbers of their own.
const places: readonly RegExp[] = [
  new RegExp(String.raw`\bDataHub CLI version:? ?${number}`, 'gi'),
  new RegExp(String.raw`\b(?:client|server) version:? ${number}`, 'gi'),
  new RegExp(
    String.raw`\bacryl[-_]datahub(?:-airflow-plugin)?(?:\[[^\]\n]{0,80}\])?(?:,? version:? |==|~=|@|-| )${number}`,
    'gi',
  ),
  new RegExp(
    String.raw`\bdatahub-(?:gms|frontend-react|upgrade|ingestion|(?:mae|mce)-consumer|\w{5,13}-setup):${number}`,
    'gi',
  ),
  new RegExp(String.raw`\bDataHub(?: server| CLI)?,?(?: version)?:? ${number}`, 'gi'),
];

/**
 * Finds a DataHub version in a text that the known errors weren't written for.
 * @param text normalized text
 * @param release release that the known errors describe, for example `0.10.2`
 * @returns the first such version, or undefined if the text names none or only ones with the same first two numbers
 */
export function findOtherVersion({ plain }: Pick<NormalText, 'plain'>, release: string): string | undefined {
  const text = plain.slice(0, READ);
  const named = places.flatMap((place) => [...text.matchAll(place)].map(([, version = '']) => version));
  return named.find((version) => isRelease(version) && lineOf(version) !== lineOf(release));
}

/** DataHub's releases begin with 0.8, or with 1. Other numbers after its name are something else, such as a chart. */
function isRelease(version: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major === 1 || (major === 0 && minor >= 8);
}

function lineOf(version: string): string {
  return version.split('.').slice(0, 2).join('.');
}

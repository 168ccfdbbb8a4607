import { createContext, useContext } from 'react';
import type { SampleAsset, SampleCatalog } from '#model/sample-catalog.ts';
import { useSite } from '#site/context.ts';

/** Places of the picture being drawn that have a number, in the order of the numbers from 1. */
export const CalloutContext = createContext<readonly string[]>([]);

/** Where pictures respond to clicks: IDs of the radio buttons that choose what is shown, by the text that a reader clicks. */
export const ChoiceContext = createContext<Readonly<Record<string, string>>>({});

/** The ID of the radio button that this text chooses; nothing in pictures without choices. */
export function useChoice(words: unknown): string | undefined {
  const choices = useContext(ChoiceContext);
  return typeof words === 'string' ? choices[words] : undefined;
}

/**
 * The number of a place.
 * @param place as content/pictures/pictures.yaml calls it
 * @returns nothing for a place that the page doesn't explain
 */
export function useNumber(place: string | undefined): number | undefined {
  const callouts = useContext(CalloutContext);
  const at = place === undefined ? -1 : callouts.indexOf(place);
  return at < 0 ? undefined : at + 1;
}

/**
 * The labels of one group of content/pictures/labels.yaml.
 * @returns a function that returns a label after looking it up, so that a picture can't show text that isn't in the web application
 * @throws Error if there is no such group or label, which is a programming error
 */
export function useLabels(group: string): <Label extends string>(label: Label) => Label {
  const known = useSite().pictures.labels[group];
  if (!known) throw new Error(`content/pictures/labels.yaml has no group "${group}".`);
  return (label) => {
    if (!known.includes(label)) throw new Error(`"${group}" in content/pictures/labels.yaml has no label "${label}".`);
    return label;
  };
}

/** The sample company. Throws if the site has none, which is a programming error. */
export function useCompany(): SampleCatalog {
  const company = useSite().pictures.company;
  if (!company) throw new Error('Pictures need content/sample-catalog/shop.yaml.');
  return company;
}

/** An asset of the sample company, with its identifiers resolved. */
export function useAsset(id: string) {
  const company = useCompany();
  const asset = company.assets.find((each) => each.id === id);
  if (!asset) throw new Error(`The sample company has no asset "${id}".`);
  return describeAsset(company, asset);
}

/** Replaces identifiers with names. */
export function describeAsset(company: SampleCatalog, asset: SampleAsset) {
  return {
    ...asset,
    platformName: company.platforms.find(({ id }) => id === asset.platform)?.name ?? asset.platform,
    domainName: company.domains.find(({ id }) => id === asset.domain)?.name,
    ownerNames: asset.owners.map((owner) => nameOf(company, owner)),
    termNames: termNames(company, asset.terms),
  };
}

/** Name of a user or group. */
export function nameOf({ users, groups }: SampleCatalog, id: string): string {
  return [...users, ...groups].find((each) => each.id === id)?.name ?? id;
}

/** Names of glossary terms. */
export function termNames({ termGroups }: SampleCatalog, ids: readonly string[]): string[] {
  const terms = termGroups.flatMap((group) => group.terms);
  return ids.map((id) => terms.find((term) => term.id === id)?.name ?? id);
}

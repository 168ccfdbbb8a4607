import type { DataKinds, DataOf } from '#model/data-kind.ts';
import { subjects } from './index.ts';
import type { Step, Subject } from './subject.ts';

const all: readonly Subject[] = subjects;

/** Every kind of data that subjects read, by name. */
export const dataKinds: DataKinds = Object.assign({}, ...all.map(({ data }) => data));

type Listed = (typeof subjects)[number];

/** Turns a union into the intersection of its members. */
type Joined<T> = (T extends unknown ? (member: T) => void : never) extends (all: infer I) => void ? I : never;

type AllKinds = Joined<Extract<Listed, { data: DataKinds }>['data']>;

/** The checked data of the whole site. */
export type SiteData = DataOf<{ readonly [K in keyof AllKinds]: Extract<AllKinds[K], DataKinds[string]> }>;

/** The facts of each subject for screens, by subject name. */
export type SiteFacts = {
  readonly [S in Extract<Listed, { siteFacts: Step<object | Promise<object>> }> as S['name']]: Awaited<
    ReturnType<S['siteFacts']['run']>
  >;
};

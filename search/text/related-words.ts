import { stem } from './stem.ts';

/*
 * Plain words that readers and pages use for one thing, one group per line. The platform's own terms are in
 * content/synonyms.yaml. This list contains verbs, abbreviations, and common technical words.
 */
const groups = `
add assign attach set apply
alert notify notification
application app frontend ui web
audit history
authentication login signin authenticate logon
authorization permission privilege right access rights rbac
automatically automatic auto
backup dump export
break breaking incompatible
bulk batch mass many
cancel stop abort kill
certificate ssl tls https
change modify edit update
cluster kubernetes k8s helm
column field
comment description documentation
compare comparison versus vs difference
config configuration configure setting option parameter
connect connection connector integrate integration
create make register generate
credential password secret
crash quit exit die
custom own
customize branding theme logo
database db
delete remove drop purge erase wipe
deploy deployment install installation setup
directory folder path
disable off deactivate
discover find search
domain mesh
duplicate twice double
elasticsearch es opensearch
error exception fail failure
exclude ignore filter skip deny
export download
fast performance slow latency speed
grey greyed disabled
group team
hide mask
import load ingest
incremental partial patch
job task
kafka broker
lineage upstream downstream
list enumerate
log logs
loop redirect
memory oom heap
metric monitoring monitor prometheus
migrate migration move
obsolete stale old outdated dropped
owner ownership
oidc sso
personal pii sensitive
pipeline dag workflow
plugin extension
profile profiling statistics stats
programmatically python java sdk emitter
query sql
read get fetch
restore recover
role rbac
rollback revert undo
run execute start launch
schedule cron periodic
schema structure
show display view see
table dataset
tag label
term glossary
token key
upgrade update migrate
user people person
write emit push
`;

const related = new Map<string, Set<string>>();
for (const group of groups.trim().split('\n')) {
  const stems = group.split(' ').map(stem);
  for (const one of stems) {
    const others = related.get(one) ?? new Set();
    related.set(one, others);
    for (const other of stems) if (other !== one) others.add(other);
  }
}

/** Stems of words that mean about the same as a word, given by its stem. */
export function relatedStems(of: string): Iterable<string> {
  return related.get(of) ?? [];
}

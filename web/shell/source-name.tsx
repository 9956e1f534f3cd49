import { Link } from 'react-router-dom';
import type { Source } from '#shared/contract/result.ts';
import { sourcePages } from '../features/links.ts';

const [page] = sourcePages;

/** The short name of a source. It leads to where the source is described, if a feature has such a page. */
export const SourceName = ({ source: { id, short } }: { source: Source }) =>
  page ? <Link to={page + id}>{short}</Link> : short;

import type { Doc } from '../../model/document';
import type { DocPath } from '../../model/path';
import type { NormalQuery } from '../query/normalise';
import type { QuerySource } from '../query/query-source';
import { runQuery } from '../query/run';
import { QueryView } from './query-view';
import type { View } from './view';
import { WindowView } from './window-view';

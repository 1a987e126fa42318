import { setGlobalOptions } from 'firebase-functions/v2';
import { usual } from './settings';

setGlobalOptions(usual);

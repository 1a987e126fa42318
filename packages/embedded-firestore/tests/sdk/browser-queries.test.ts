import { playInBrowser } from './browser';

playInBrowser('queries', 'operators', 'aggregates');

import { playInBrowser } from '../../sdk/browser';

playInBrowser('queries', 'operators', 'aggregates');

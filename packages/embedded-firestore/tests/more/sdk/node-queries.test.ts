import { playInNode } from '../../sdk/node';

playInNode('queries', 'operators', 'aggregates');

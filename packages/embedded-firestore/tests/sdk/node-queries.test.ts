import { playInNode } from './node';

playInNode('queries', 'operators', 'aggregates');

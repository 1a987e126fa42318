import { playInNode } from './node';

playInNode('listeners', 'offline', 'storms', 'leaks');

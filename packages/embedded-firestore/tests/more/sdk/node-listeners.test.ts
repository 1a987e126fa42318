import { playInNode } from '../../sdk/node';

playInNode('listeners', 'offline', 'storms', 'leaks');

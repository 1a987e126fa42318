import { playInNode } from './node';

playInNode('leaks');

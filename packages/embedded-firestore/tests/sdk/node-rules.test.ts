import { playInNode } from './node';

playInNode('rules', 'list rules', 'identity');

import { playInNode } from '../../sdk/node';

playInNode('rules', 'list rules', 'identity');

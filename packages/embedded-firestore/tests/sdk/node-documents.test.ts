import { playInNode } from './node';

playInNode('documents', 'writes', 'transactions');

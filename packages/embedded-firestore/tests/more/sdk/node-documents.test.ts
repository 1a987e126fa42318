import { playInNode } from '../../sdk/node';

playInNode('documents', 'writes', 'transactions');

// A file of its own, so that the page's first load has only what it draws with.
import 'virtual:for-lit-materials';

export * as THREE from 'three';

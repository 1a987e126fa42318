// a file of its own, so that the first load contains only what it draws with
import 'virtual:for-lit-materials';

export * as THREE from 'three';

import { deleteApp, initializeApp } from 'firebase-admin/app';
import { FieldPath, FieldValue, Filter, type Firestore, getFirestore, Timestamp } from 'firebase-admin/firestore';
import { AggregateField } from 'firebase-admin/firestore';
import { PassThroughClient } from 'google-auth-library';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServer, type Server } from '../../src/server';
import { recorded } from '../support/recorded';
import { comparableStep, outcomeOf, type RecordedStep } from './recorded-steps';

export { FieldPath, Filter };

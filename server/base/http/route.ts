import type { Context } from '../../context';
import type { ContractApp } from '../contract/types';

/** A route file: names operations of the contract and answers them from the context. */
export type Route = (app: ContractApp, ctx: Context) => void;

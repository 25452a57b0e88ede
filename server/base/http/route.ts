import type { Context } from '../../context';
import type { ContractApp } from '../contract/types';

/** A route file: implements operations of the contract with the services of the context. */
export type Route = (app: ContractApp, ctx: Context) => void;

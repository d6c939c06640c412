import autoRepair from '~icons/game-icons/auto-repair';
import barricade from '~icons/game-icons/barricade';
import battleMech from '~icons/game-icons/battle-mech';
import battleTank from '~icons/game-icons/battle-tank';
import bombingRun from '~icons/game-icons/bombing-run';
import brickWall from '~icons/game-icons/brick-wall';
import circularSaw from '~icons/game-icons/circular-saw';
import deliveryDrone from '~icons/game-icons/delivery-drone';
import electric from '~icons/game-icons/electric';
import energyShield from '~icons/game-icons/energy-shield';
import fieldGun from '~icons/game-icons/field-gun';
import gearHammer from '~icons/game-icons/gear-hammer';
import gravitation from '~icons/game-icons/gravitation';
import lightningDome from '~icons/game-icons/lightning-dome';
import lightningFrequency from '~icons/game-icons/lightning-frequency';
import luciferCannon from '~icons/game-icons/lucifer-cannon';
import madScientist from '~icons/game-icons/mad-scientist';
import mechaHead from '~icons/game-icons/mecha-head';
import megabot from '~icons/game-icons/megabot';
import metalGolemHead from '~icons/game-icons/metal-golem-head';
import missileMech from '~icons/game-icons/missile-mech';
import missileSwarm from '~icons/game-icons/missile-swarm';
import mushroomCloud from '~icons/game-icons/mushroom-cloud';
import nanoBot from '~icons/game-icons/nano-bot';
import plasmaBolt from '~icons/game-icons/plasma-bolt';
import robotGolem from '~icons/game-icons/robot-golem';
import rocket from '~icons/game-icons/rocket';
import rollingBomb from '~icons/game-icons/rolling-bomb';
import sentryGun from '~icons/game-icons/sentry-gun';
import sparkPlug from '~icons/game-icons/spark-plug';
import teslaCoil from '~icons/game-icons/tesla-coil';
import timeBomb from '~icons/game-icons/time-bomb';
import tinker from '~icons/game-icons/tinker';
import turret from '~icons/game-icons/turret';
import unlitBomb from '~icons/game-icons/unlit-bomb';
import vintageRobot from '~icons/game-icons/vintage-robot';
import { outline } from '../../../art/outline.ts';

export const units = {
  scrap_bot: outline(vintageRobot),
  shield_drone: outline(energyShield),
  war_machine: outline(battleMech),
  siege_tank: outline(battleTank),
  colossus: outline(megabot),
  repair_bot: outline(autoRepair),
  blade_drone: outline(circularSaw),
  assault_mech: outline(mechaHead),
  destroyer: outline(missileMech),
  omega_unit: outline(robotGolem),
  gun_turret: outline(turret),
  rocket_bot: outline(rocket),
  sniper_drone: outline(deliveryDrone),
  artillery: outline(fieldGun),
  devastator: outline(missileSwarm),
  spark_plug: outline(sparkPlug),
  tesla_coil: outline(teslaCoil),
  plasma_cannon: outline(plasmaBolt),
  doom_cannon: outline(luciferCannon),
  medic_bot: outline(nanoBot),
  shield_generator: outline(lightningDome),
  engineer: outline(tinker),
  master_engineer: outline(gearHammer),
  emp_drone: outline(lightningFrequency),
  gravity_well: outline(gravitation),
  barricade: outline(barricade),
  bomb_bot: outline(rollingBomb),
} as const;

export const leaders = {
  chief_engineer_grix: outline(madScientist),
  iron_maiden: outline(metalGolemHead),
  dr_boom: outline(unlitBomb),
} as const;

export const spells = {
  deploy_turret: outline(sentryGun),
  emp: outline(electric),
  barricade: outline(brickWall),
  artillery_strike: outline(bombingRun),
  bomb_squad: outline(timeBomb),
  self_destruct: outline(mushroomCloud),
} as const;

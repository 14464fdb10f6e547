import { Amostra } from './amostra.tsx';
import estilos from './oficina.module.css';

const cores = [
  ['papel', 'Papel'],
  ['superficie', 'Superfície'],
  ['superficieFunda', 'Superfície funda'],
  ['tinta', 'Tinta'],
  ['provedor', 'Provedor'],
  ['provedorSuave', 'Provedor suave'],
  ['ipe', 'Ipê: a sua vez'],
  ['sucesso', 'Sucesso'],
  ['informacao', 'Informação'],
  ['erro', 'Erro'],
] as const;

export function AmostrasDeFundamentos() {
  return (
    <>
      <Amostra nome="Cores" larga>
        <div className={estilos.cores}>
          {cores.map(([classe, nome]) => (
            <p key={classe} className={estilos.cor}>
              <span className={estilos[classe]} />
              <span>{nome}</span>
            </p>
          ))}
        </div>
      </Amostra>
      <Amostra nome="Títulos e texto">
        <p className={estilos.gg}>Sua matrícula começa aqui</p>
        <p className={estilos.g}>Qual é a sua renda mensal?</p>
        <p>
          Você responde uma pergunta de cada vez e pode parar quando quiser. <strong>Nada se perde.</strong>{' '}
          <a href="#grupo-fundamentos">Veja como funciona</a>.
        </p>
        <p className={estilos.media}>
          Fiador é quem paga se você não pagar. Nomes: Țîrlea, Łukasz, Dvořák, Şahin, Nguyễn, Ỹara.
        </p>
      </Amostra>
      <Amostra nome="Números">
        <p className="numeros">
          CPF 529.982.247-25
          <br />
          R$ 1.234,56 até 27/11/2026 às 14h30
          <br />
          0123456789 Il1 O0 rn m
        </p>
      </Amostra>
    </>
  );
}
